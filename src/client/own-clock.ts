/**
 * Beside each hour of the community's clock, `21:00`, that of the visitor's where it is another one:
 * `(20:00 hora de Chile)`, `(jue, 01:00 hora de España)` of another day. src/client/hours.ts asks for it.
 */
const { lang } = document.documentElement;

function tellHours(): void {
  for (const hour of document.querySelectorAll<HTMLTimeElement>('time:not([datetime$=Z])')) {
    const moment = new Date(hour.dateTime);
    const there = new Date(hour.dateTime.slice(0, 16));
    if (hour.firstElementChild || moment.getTime() === there.getTime()) continue;
    const own = document.createElement('small');
    // oxlint-disable-next-line no-restricted-properties -- in the visitor's zone, which time.ts does not know
    const text = new Intl.DateTimeFormat(lang, {
      weekday: moment.getDate() === there.getDate() ? undefined : 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'shortGeneric',
    }).format(moment);
    own.textContent = ` (${text})`;
    Object.assign(own.style, { fontWeight: 'normal', whiteSpace: 'normal' });
    hour.append(own);
  }
}

tellHours();
// The visitor's own card comes later (src/client/own-card.ts).
addEventListener('own-nicks', tellHours);
