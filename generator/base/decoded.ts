/** Returns an address or fragment as it reads, without percent signs; as it is, if it cannot be decoded. */
export function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** Returns a part of an address as it reads, with all signs that stand for others; as it is, if it cannot be decoded. */
export function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
