// An absence on the wire: from which day until which, both counted in, and who stands in meanwhile.
import { z } from 'zod'
import { endpoint } from '../../kit/contract.ts'

/** The longest absence that can be set, in days. */
export const MOST_DAYS = 366

export const noSuchDay = 'Give a day such as 2027-01-12'
export const endsBeforeItBegins = 'The last day must not be before the first'
export const isOver = 'The last day is over already'
export const tooLong = `An absence is ${MOST_DAYS} days at most`
export const notAColleague = 'Choose somebody of your company'

/** 'YYYY-MM-DD' that exists. */
const day = z.iso.date(noSuchDay)

const colleague = z.object({ id: z.number(), name: z.string() })

export const shownAbsence = z.object({
  absence: z
    .object({
      from: z.string(),
      until: z.string(),
      /** It has begun. */
      isNow: z.boolean(),
      /** Who stands in, in the company of the call; null for nobody. */
      delegateId: z.number().nullable(),
    })
    .nullable(),
  /** On the person's own calendar. */
  today: z.string(),
  /** Members of the company of the call who can stand in; none in the personal context. */
  colleagues: z.array(colleague),
})
export type ShownAbsence = z.infer<typeof shownAbsence>

/** What is set now, and the change set that undoes it; null where nothing changed. */
const changedAbsence = shownAbsence.extend({ changeSetId: z.number().nullable() })

export const getAbsence = endpoint({
  method: 'GET',
  path: '/api/absence',
  summary: 'When the person is away, and who stands in for them in the company',
  access: 'session',
  response: shownAbsence,
})

export const setAbsence = endpoint({
  method: 'PUT',
  path: '/api/absence',
  summary: 'Be away from a day until a day, both counted in, with somebody of the company who stands in',
  access: 'session',
  body: z.object({
    from: day,
    until: day,
    delegateId: z.number().int().positive().max(2_147_483_647).nullable().default(null),
  }),
  response: changedAbsence,
})

export const endAbsence = endpoint({
  method: 'DELETE',
  path: '/api/absence',
  summary: 'Be back already, or not go',
  access: 'session',
  response: changedAbsence,
})
