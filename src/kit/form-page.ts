// A page behind a secret link, as a feature gives it; the HTTP shell sends it without a session.

export interface FormAnswer {
  status: 200 | 400 | 404 | 409
  /** Of its words (ISO 639-1); English when absent. */
  language?: string
  /** Plain text. */
  title: string
  /** The page below its head, safe as it is. */
  html: string
  /** Beside the style that all such pages have. */
  style?: string
  /** Runs once the page is there, which works without it. */
  script?: string
}

export interface FormPage {
  /** With `:token`, such as `/vote/:token`. */
  path: string
  /** Changes nothing: scanners of mail open links (threat 14). */
  show(token: string): Promise<FormAnswer>
  submit(token: string, form: URLSearchParams): Promise<FormAnswer>
}
