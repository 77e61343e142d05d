/**
 * Inline script that every page runs before the first paint (src/build/inline-script.ts). It sets attributes of the
 * root that the first paint depends on, so that nothing flashes or moves later: scripts run (Chrome 119 and Safari 16
 * do not know `@media (scripting: none)`), and whether buttons know commands; the visitor's clock differs from the community's (Hour.astro reserves a
 * line); the colour scheme that the visitor chose; the visit has fetched the font of headings; and a nick is
 * remembered. scheme.ts, heading-font.ts and own-card.ts store the values.
 */
const { dataset } = document.documentElement;
dataset['js'] = 'command' in HTMLButtonElement.prototype ? 'commands' : '';
const now = new Date();
// oxlint-disable-next-line no-restricted-properties -- time.ts is too heavy for an inline script
const communityTime = now.toLocaleTimeString('en-GB', { timeZone: dataset['zone'] });
if (!now.toTimeString().startsWith(communityTime)) dataset['abroad'] = '';
try {
  dataset['scheme'] = localStorage.getItem('scheme') ?? '';
  const player = localStorage.getItem('jugador');
  if (player) dataset['own'] = player;
  if ('font' in sessionStorage) dataset['font'] = '';
} catch {
  // Storage is denied: nothing is remembered.
}
