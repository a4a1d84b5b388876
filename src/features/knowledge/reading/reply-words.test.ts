// What mails of the knowledge base teach people to reply is understood in the language in which it is taught.
import { describe, expect, it } from 'vitest'
import { languageCodes } from '../../../mail/words/contract.ts'
import { wordsIn } from '../../../mail/words/words.ts'
import { readKnowledgeMail } from './knowledge-rules.ts'
import { readReplyAct } from './reply-words.ts'

/** What stands in quotation marks. */
const quotedIn = (text: string): string[] =>
  [
    ...text.matchAll(
      /[\u201c\u201e\u00ab]\u00a0? ?([^\u201c\u201d\u00bb]{1,80}?) ?\u00a0?[\u201c\u201d\u00bb]/g,
    ),
  ].flatMap(([, said]) => said ?? [])

describe.each(languageCodes)('in %s', (language) => {
  const { knowledge: words } = wordsIn(language)

  it('drafts are approved and dropped, articles verified, and answers marked wrong', () => {
    expect(quotedIn(words.decide).map(readReplyAct)).toEqual(['approve', 'decline'])
    expect(quotedIn(words.keepRest('Title')).slice(1).map(readReplyAct)).toEqual(['approve', 'decline'])
    expect(quotedIn(words.verify.reply).map(readReplyAct)).toEqual(['verify'])
    expect(quotedIn(words.wrongHint).map(readReplyAct)).toEqual(['wrong'])
  })
})

const read = (text: string, subject = 'A subject') =>
  readKnowledgeMail({ text, subject, forwarded: null, commandsOnly: false })

it('a mail is parted into what it asks and what it tells', () => {
  const asked = read('Hi,\n\nWe have a customer in Oslo. Do we ship there?\n\nBest, Ann')
  expect(asked).toMatchObject({ told: '', asked: [{ text: 'Do we ship there?' }] })
  expect(asked.asked[0]?.whole).toBe('We have a customer in Oslo. Do we ship there?')
  const told = read(
    'Hello,\n\nParcels leave at noon.\n\n- Monday: to Oslo\n- Friday: to Bergen\n\nThanks, Ann',
  )
  expect(told.asked).toEqual([])
  expect(told.told).toBe('Parcels leave at noon.\n\n- Monday: to Oslo\n- Friday: to Bergen')
  expect(read('', 'Who has the keys?').asked[0]?.text).toBe('Who has the keys?')
  expect(read('how do I book a room').asked).toHaveLength(1)
  expect(read('#approve').act).toBe('approve')
  expect(read('That is wrong.').act).toBe('wrong')
  expect(read('Thanks a lot!').told).toBe('')
})
