// The only place where the site loads code of others: one script, at the address that the provider's settings lead to.
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): unknown };
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

/** Loads the script of a service. To be called once: browsers allow one policy of this name, which knows one address. */
export function loadScript(address: string): void {
  const createScriptURL = (url: string): string => {
    if (url !== address) throw new TypeError('Only the script of the service is loaded.');
    return url;
  };
  const policy = trustedTypes?.createPolicy('prospectus-analytics', { createScriptURL });
  const script = document.createElement('script');
  script.async = true;
  // Its types know texts only.
  script.src = (policy?.createScriptURL(address) ?? address) as string;
  document.head.append(script);
}
