// Card and account numbers and passwords do not leave the server: a model reads a mark, and its answer gets them back.

export interface Masks {
  mask(text: string): string
  /** Puts the secrets back into all texts of a value. */
  restore<T>(value: T): T
}

interface Kind {
  name: 'card' | 'account' | 'password'
  pattern: RegExp
  /** The beginning of what was found that is one, with its separators; '' for none. Without it all of it is. */
  partOf?: (found: string) => string
}

// Each pattern has the words before the secret in its first group.
const kinds: readonly Kind[] = [
  {
    name: 'account',
    pattern:
      /(?<![A-Za-z0-9])()([A-Z]{2}\d{2}[ \u00a0\u202f-]?[A-Z0-9](?:[ \u00a0\u202f-]?[A-Z0-9]){10,29})(?![A-Za-z0-9])/gi,
    partOf: ibanIn,
  },
  {
    // As cards print it: numbers before and after, such as a date or a code, are not a part of it.
    name: 'card',
    pattern:
      /(?<!\d)()([2-6]\d{3}([ \u00a0\u202f.\u2010\u2011-]?| {2}|\r?\n)\d{4}\3\d{4}\3\d{4}|3[47]\d{2}([ \u00a0\u202f.\u2010\u2011-]?)\d{6}\4\d{5})(?!\d)/g,
    partOf: (found) => (isCard(found) ? found : ''),
  },
  {
    name: 'card',
    pattern: /(?<![\d.,-])()(\d(?:[ -]?\d){12,18})(?![\d]|[.,-]\d)/g,
    partOf: (found) => (isCard(found) ? found : ''),
  },
  {
    name: 'account',
    pattern:
      /((?:account|acct|konto|compte|cuenta|conta|rekening|conto)[a-z]{0,6}(?: (?:no|nr|number|numero|número|nummer|numéro))?\.?[: #]{1,3})(\d(?:[ -]?\d){5,19})(?!\d)/gi,
  },
  {
    name: 'password',
    pattern:
      /(?<![\p{L}\d])((?:password|passcode|passwort|kennwort|mot de passe|contraseña|senha|wachtwoord|pin code|pin|pwd?)(?:(?: (?:is|ist|lautet|est|es|é|è))? ?[:=][ \n]?| (?:is|ist|lautet|est|es|é|è) | - ))((?!\[(?:card|account) \d)\S{4,64})/giu,
  },
]

/** Marks of one question: the same secret has the same mark, and no mark is in `texts` already. */
export function createMasks(texts: readonly string[]): Masks {
  const marks = new Map<string, string>()
  const secrets = new Map<string, string>()
  let last = 0
  const markOf = (kind: Kind['name'], secret: string): string => {
    const old = marks.get(secret)
    if (old) return old
    let mark: string
    do {
      last += 1
      mark = `[${kind} ${last}]`
    } while (texts.some((text) => text.includes(mark)))
    marks.set(secret, mark)
    secrets.set(mark, secret)
    return mark
  }
  const put = (text: string) =>
    text.replace(/\[(?:card|account|password) \d+\]/g, (mark) => secrets.get(mark) ?? mark)
  return {
    mask(text) {
      let masked = text
      for (const { name, pattern, partOf } of kinds)
        masked = masked.replace(pattern, (whole, before: string, found: string) => {
          const secret = partOf ? partOf(found) : found
          return secret === '' ? whole : `${before}${markOf(name, secret)}${found.slice(secret.length)}`
        })
      return masked
    },
    restore: (value) => (secrets.size === 0 ? value : (inTexts(value, put) as typeof value)),
  }
}

function inTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((one) => inTexts(one, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inTexts(one, change)]))
}

/** Luhn's sum, as all payment cards keep it (ISO/IEC 7812). */
function isCard(found: string): boolean {
  const digits = found.replace(/\D/g, '')
  let sum = 0
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place])
    const doubled = place % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0 && /[1-9]/.test(digits)
}

const SPACES = [' ', '\u00a0', '\u202f']
/** Each country's has more digits than this; words that happen to fit have not. */
const LEAST_DIGITS = 8

/** What follows may have been taken for a part of it. */
function ibanIn(found: string): string {
  for (
    let end = found.length;
    end > 0;
    end = Math.max(...SPACES.map((space) => found.lastIndexOf(space, end - 1)))
  ) {
    const part = found.slice(0, end)
    if (isIban(part)) return part
  }
  return ''
}

/** The check digits of ISO 13616: letters as numbers, the first four characters last, modulo 97. */
function isIban(found: string): boolean {
  const plain = found.replace(/[\s-]/g, '')
  if (plain.replace(/\D/g, '').length < LEAST_DIGITS) return false
  const moved = plain.slice(4) + plain.slice(0, 4)
  let rest = 0
  for (const character of moved) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}
