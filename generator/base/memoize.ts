/** How many values are kept. Without a bound, those of a very large site would fill the memory. */
const MAX_VALUES = 12_000;

/** Returns a memoized function: a value is computed once per key, and again only after very many other keys. */
export function memoize<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = compute(key);
    if (known.size >= MAX_VALUES) known.clear();
    known.set(key, value);
    return value;
  };
}

/** Returns a memoized function of an object: a value is computed once per object, and forgotten with it. */
export function memoizePerObject<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: compute(key) };
    known.set(key, found);
    return found.value;
  };
}

/** Returns a function that computes its value on the first call and returns it from then on. */
export function once<Value>(compute: () => Value): () => Value {
  let known: { readonly value: Value } | undefined;
  return () => (known ??= { value: compute() }).value;
}
