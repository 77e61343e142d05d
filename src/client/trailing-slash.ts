/** Leads from an address with a slash at its end to the page of the same address without, if there is one. */
const { origin, pathname, search, hash } = location;
const path = pathname.replace(/\/+$/, '');

if (path !== pathname) {
  // Some hosts send a folder's address back to the one with a slash: without asking first, that would go round.
  void fetch(origin + path, { method: 'HEAD' }).then(({ ok }) => {
    if (ok) location.replace(origin + path + search + hash);
  });
}
