// Loads the code of the site once the page has been painted: until then, style, fonts and text have the line and the processor
// for themselves. The page works without its code.
{
  const modules = document.body.dataset['modules'] ?? '';
  const [folder, ...names] = modules.split(' ');
  // All at once: what a module imports would else be known only when it has arrived.
  const load = (): void => {
    for (const name of names) void import(/* @vite-ignore */ `${folder}${name}.js`);
  };
  // A page in the background is not painted.
  if (document.hidden) load();
  else requestAnimationFrame(() => setTimeout(load));
}
