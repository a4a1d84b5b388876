// The page's Content Security Policy nonce, for the few style elements that Radix must inject.

declare global {
  interface Window {
    /** Read by get-nonce, on which Radix's scroll lock rests. */
    __webpack_nonce__?: string
  }
}

/** The nonce that the server wrote into the page, or undefined where there is no policy (development). */
export function pageNonce(): string | undefined {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  return nonce === undefined || nonce === '' || nonce.startsWith('__') ? undefined : nonce
}

/** Call once before the first render. */
export function shareNonceWithStyles(): void {
  // oxlint-disable-next-line no-underscore-dangle -- the name is get-nonce's
  window.__webpack_nonce__ = pageNonce()
}
