// What the page's Content Security Policy asks of libraries: its nonce on the style elements that Radix injects, no code out of strings.

declare global {
  interface Window {
    /** Read by get-nonce, on which Radix's scroll lock rests. */
    __webpack_nonce__?: string
    /** Read by zod when it is first loaded. */
    __zod_globalConfig?: { jitless: true }
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

/**
 * Call once before a form or a live message brings zod: even its question whether it may make code is reported.
 * Set by name, since asking zod itself would bring it with every page.
 */
export function forbidCodeFromStrings(): void {
  // oxlint-disable-next-line no-underscore-dangle -- the name is zod's
  window.__zod_globalConfig = { jitless: true }
}
