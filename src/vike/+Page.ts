/** Vike requires a page; what is shown comes from the plan. */
export default function Page(): null {
  return null;
}
