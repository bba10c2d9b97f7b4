// What the ledger of published addresses knows of an address of the site.

/** link: an address and its state, by comparing the content with the ledger of published addresses. */
export interface AddressState {
  readonly address: string;
  /** new: has a page but is not recorded. lost: is recorded but has no page. removed: was removed on purpose. */
  readonly state: 'published' | 'new' | 'lost' | 'removed';
  readonly leadsTo?: string;
  readonly reason?: string;
}
