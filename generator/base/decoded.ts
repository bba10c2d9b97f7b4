/** Returns an address or fragment as it reads, without percent signs; as it is, if it cannot be decoded. */
export function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
