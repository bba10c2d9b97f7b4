/** Loads the image library, which takes 100 ms, in a form that holds one picture in memory at a time and uses one core. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
