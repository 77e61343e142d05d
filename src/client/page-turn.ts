/**
 * A page turns into the next one, its heading into that page's (base.css), where that is at hand: a
 * transition takes some frames of its own, and who has waited for a page gets it at once, as does who goes
 * back.
 */
const atHandMs = 50;
let pressedAt = 0;

addEventListener('click', ({ timeStamp }) => (pressedAt = timeStamp));
addEventListener('pageswap', ({ activation, viewTransition, timeStamp }) => {
  // Who stops the next page stays here, and its turning is no error.
  viewTransition?.ready.catch(() => undefined);
  const isPress = activation?.navigationType === 'push';
  if (!isPress || timeStamp - pressedAt > atHandMs) viewTransition?.skipTransition();
});
