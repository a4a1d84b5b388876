// Reads Authentication-Results (RFC 8601): what another server found out about a sender.

export interface MethodResult {
  /** spf, dkim, dmarc, arc and so on, in lower case. */
  method: string
  /** pass, fail, none and so on, in lower case. */
  result: string
  /** Such as smtp.mailfrom or header.from, names in lower case. */
  properties: Readonly<Record<string, string>>
}

export interface AuthenticationResults {
  /** The name of the server that speaks, in lower case. */
  server: string
  methods: MethodResult[]
}

/** Longer ones are not read (agents.md, Limits). */
const MAX_LENGTH = 10_000

/** `value` is the field's body, without the ARC instance. Null when it names no server. */
export function parseAuthenticationResults(value: string): AuthenticationResults | null {
  if (value.length > MAX_LENGTH) return null
  const [head = '', ...rest] = splitOutsideQuotes(withoutComments(value))
  const server = head.trim().split(/\s+/)[0]?.toLowerCase()
  if (!server) return null
  return { server, methods: rest.flatMap(methodOf) }
}

/** Results of one method; a server may list several, one for each signature. */
export function resultsOf(results: AuthenticationResults, method: string): MethodResult[] {
  return results.methods.filter((one) => one.method === method)
}

function methodOf(text: string): MethodResult[] {
  const words = text.trim().match(/(?<![^\s="])[^\s="]+\s*=\s*(?:"(?:[^"\\]|\\.)*"|[^\s"]*)/g) ?? []
  const [first, ...others] = words.map(pairOf)
  if (!first) return []
  const method = first.name.split('/')[0] ?? ''
  const properties = Object.fromEntries(others.map((pair) => [pair.name, pair.value]))
  return [{ method, result: first.value.toLowerCase(), properties }]
}

function pairOf(word: string): { name: string; value: string } {
  const equals = word.indexOf('=')
  const value = word.slice(equals + 1).trim()
  const plain = value.startsWith('"') ? value.slice(1, -1).replace(/\\(.)/g, '$1') : value
  return { name: word.slice(0, equals).trim().toLowerCase(), value: plain }
}

/** Comments nest and may hold anything, a forged "dmarc=pass" too (RFC 5322 section 3.2.2). */
function withoutComments(value: string): string {
  let depth = 0
  let quoted = false
  let kept = ''
  for (let at = 0; at < value.length; at += 1) {
    const char = value.charAt(at)
    if (char === '\\' && (quoted || depth > 0)) {
      if (depth === 0) kept += char + value.charAt(at + 1)
      at += 1
    } else if (char === '"' && depth === 0) {
      quoted = !quoted
      kept += char
    } else if (char === '(' && !quoted) depth += 1
    else if (char === ')' && !quoted && depth > 0) depth -= 1
    else if (depth === 0) kept += char
  }
  return kept
}

/** At each semicolon that no quotes enclose; a quote that is never closed encloses nothing. */
function splitOutsideQuotes(value: string): string[] {
  const parts = ['']
  for (const [token, end] of value.matchAll(/"(?:[^"\\]|\\[^])*("|\\?$)|[^;"]+|;/g)) {
    const [first = '', ...rest] = end === '"' ? [token] : token.split(';')
    parts[parts.length - 1] += first
    parts.push(...rest)
  }
  return parts.filter((part) => part !== '')
}
