// What is wrong with a field of a request, in plain words (API-75).
import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** zod's own words begin so; those that a contract gives stand by themselves. */
const OWN_TO_ZOD = /^(?:Invalid|Too (?:big|small)|Unrecognized)\b/

export function inputWords(issue: Issue): string {
  if (!OWN_TO_ZOD.test(issue.message)) return issue.message
  const field = issue.path.length > 0 ? issue.path.join('.') : 'The request'
  return `${field} ${wrongWith(issue)}`
}

function wrongWith(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.message.endsWith('received undefined')) return 'is missing'
      return `must be ${typeWords[issue.expected] ?? 'of another type'}`
    case 'invalid_value':
      return `must be ${listed(issue.values.map(String))}`
    case 'too_small':
      return limitWords(issue.origin, { word: 'at least', limit: issue.minimum, isExact: issue.exact })
    case 'too_big':
      return limitWords(issue.origin, { word: 'at most', limit: issue.maximum, isExact: issue.exact })
    case 'invalid_format':
      return `must be ${formatWords[issue.format] ?? 'written in another form'}`
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`
    case 'unrecognized_keys':
      return `may not contain ${listed(issue.keys)}`
    default:
      return 'is not valid'
  }
}

const typeWords: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
}

const formatWords: Record<string, string> = {
  email: 'an email address',
  url: 'a web address',
  date: 'a date such as 2026-05-31',
  datetime: 'a moment such as 2026-05-31T09:00:00Z',
  time: 'a time such as 09:00',
}

interface Limit {
  word: string
  limit: number | bigint
  isExact: boolean | undefined
}

function limitWords(origin: string, { word, limit, isExact }: Limit): string {
  const amount = `${isExact ? 'exactly' : word} ${limit}`
  const one = Number(limit) === 1
  if (origin === 'string' && one && word === 'at least') return 'may not be empty'
  if (origin === 'string') return `must have ${amount} ${one ? 'character' : 'characters'}`
  if (origin === 'array' || origin === 'set') return `must have ${amount} ${one ? 'entry' : 'entries'}`
  return `must be ${amount}`
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
