/** Vike wants a page to exist; what is shown comes from the plan. */
export default function Page(): null {
  return null;
}
