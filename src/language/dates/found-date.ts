// The shapes in which dates are asked for and given back.

export type Grain = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year'

export interface DateOptions {
  /** The instant from which "tomorrow" counts: when the mail was sent. */
  at: Date
  /** The writer's zone: an IANA name ('Europe/Berlin') or an offset ('+02:00'). */
  zone: string
  /** Read 5/12 as 5 December. Default: the month comes first in English, the day in other languages. */
  dayFirst?: boolean
  /** ISO 639-1: of the mail, for texts too short to tell. */
  language?: string
  /** A day without a year or week lies ahead (default). False: the nearest one, behind or ahead. */
  forward?: boolean
}

export interface Phrase {
  text: string
  /** Offset of the first character in the text read, and of the one after the last. */
  start: number
  end: number
}

export interface FoundDate extends Phrase {
  /** The day it names, 'YYYY-MM-DD' in the writer's zone; for an interval its first day. */
  day: string
  /** The last day it covers (inclusive); equals `day` for a single day. */
  lastDay: string
  /** 'HH:mm' in the writer's zone, null where the text names no time of day. */
  time: string | null
  grain: Grain
  kind: 'instant' | 'interval' | 'open'
  /** The day lies before the day of `at`. */
  past: boolean
}
