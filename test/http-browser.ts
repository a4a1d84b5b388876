// A browser without a screen: it keeps the cookies that a server sets and follows no redirects by itself.

export interface HttpAnswer {
  status: number
  headers: Headers
  /** Where a redirect leads; empty without one. */
  location: string
  body: Record<string, unknown>
}

export interface HttpBrowser {
  readonly cookies: Map<string, string>
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<HttpAnswer>
}

/** `headers` go with every call. */
export function httpBrowser(url: string, headers: Record<string, string> = {}): HttpBrowser {
  const cookies = new Map<string, string>()
  return {
    cookies,
    async call(method, path, body, more = {}) {
      const response = await fetch(new URL(path, url), {
        method,
        redirect: 'manual',
        headers: {
          ...headers,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...more,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      keepCookies(cookies, response)
      const text = await response.text()
      const isJson = response.headers.get('content-type')?.includes('json') ?? false
      return {
        status: response.status,
        headers: response.headers,
        location: response.headers.get('location') ?? '',
        body: isJson ? (JSON.parse(text) as Record<string, unknown>) : {},
      }
    },
  }
}

function keepCookies(cookies: Map<string, string>, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value === '') cookies.delete(name)
    else cookies.set(name, value)
  }
}
