/** Marks the links to a division's groups that are in the upper part of the viewport. */
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const chip = document.querySelector(`.chips [href="#${target.id}"]`);
      if (chip) chip.ariaCurrent = isIntersecting ? 'location' : null;
    }
  },
  { rootMargin: '-25% 0px -65%' },
);
for (const { hash } of document.querySelectorAll<HTMLAnchorElement>('.chips a')) {
  const group = document.getElementById(hash.slice(1));
  if (group) observer.observe(group);
}
