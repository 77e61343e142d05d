/** Adds the visitor's hour to hours that differ: `21:00 (20:00 hora de Chile)`, `(jue, 01:00 hora de España)`. */
const { lang } = document.documentElement;

function addOwnHours(): void {
  for (const hour of document.querySelectorAll<HTMLTimeElement>('time:not([datetime$=Z])')) {
    const moment = new Date(hour.dateTime);
    // The community's date and hour, as if they were the visitor's.
    const communityHour = new Date(hour.dateTime.slice(0, 16));
    if (hour.firstElementChild || moment.getTime() === communityHour.getTime()) continue;
    const small = document.createElement('small');
    // oxlint-disable-next-line no-restricted-properties -- in the visitor's zone, which time.ts does not know
    const text = new Intl.DateTimeFormat(lang, {
      weekday: moment.getDate() === communityHour.getDate() ? undefined : 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'shortGeneric',
    }).format(moment);
    small.textContent = ` (${text})`;
    Object.assign(small.style, { fontWeight: 'normal', whiteSpace: 'normal' });
    // Hour.astro and Schedule.astro reserve lines at this place.
    const line = hour.closest<HTMLElement>('p, span');
    if (line) {
      line.style.position = 'relative';
      Object.assign(small.style, { position: 'absolute', bottom: 0, left: 0 });
    } else if (!hour.closest('dialog')) {
      // Takes the width of the cell, without making the column wider.
      Object.assign(small.style, { display: 'block', width: 0, minWidth: '100%' });
    }
    hour.append(small);
  }
}

addOwnHours();
// src/client/own-card.ts fills the visitor's own card later.
addEventListener('own-nicks', addOwnHours);
