/** Redirects an address that ends with a slash to the same address without the slash, if that page exists. */
const { origin, pathname, search, hash } = location;
const path = pathname.replace(/\/+$/, '');

if (path !== pathname) {
  // Some hosts redirect a folder's address back to the address with a slash. The request first prevents a loop.
  void fetch(origin + path, { method: 'HEAD' }).then(({ ok }) => {
    if (ok) location.replace(origin + path + search + hash);
  });
}
