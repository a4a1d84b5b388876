import { describe, expect, it } from 'vitest'
import { classify, moodOf, readSubmission, sentimentOf } from './read-submission.ts'
import { MOST_CHARACTERS } from './read-text.ts'
import { SUBMISSION_TYPES } from './submission-type.ts'

describe('a text of a team', () => {
  it('MAIL-15, MAIL-26: is told to be one of five types, in seven languages', () => {
    const texts: [string, string, string][] = [
      [
        'en',
        't5t',
        'My priorities this week: budget draft, two interviews, supplier visit, answer the bank.',
      ],
      ['de', 't5t', 'Diese Woche: Budget fertig machen, zwei Gespräche, Inventur vorbereiten, Ablage.'],
      [
        'fr',
        'culture_pulse',
        'Depuis des mois personne ne nous écoute et mon chef crie devant toute l’équipe.',
      ],
      [
        'es',
        'innovation_radar',
        'Propongo una idea: ¿por qué no dejamos que los clientes reserven la visita por internet?',
      ],
      [
        'it',
        'customer_intelligence',
        'Il cliente di Pisa dice che la consegna è arrivata in ritardo e vuole disdire.',
      ],
      [
        'nl',
        'competitive_intelligence',
        'De concurrent biedt sinds maandag gratis levering aan, zag ik op hun site.',
      ],
      ['pt', 'customer_intelligence', 'Os clientes queixam-se de que a fatura chega sempre com erros.'],
    ]
    const read = texts.map(([, , text]) => [readSubmission(text).language, classify(text).type, text])
    expect(read).toEqual(texts)
  })

  it('MAIL-26: has a score for each type, and they add up to 1', () => {
    const { type, scores } = classify('What if we let customers book their own visits online?')
    expect(Object.keys(scores).sort()).toEqual([...SUBMISSION_TYPES].sort())
    expect(Object.values(scores).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1)
    expect(scores[type]).toBe(Math.max(...Object.values(scores)))
  })

  it('POLL-17, TANYA-14: is under 30 where it is negative, and 60 or over where it is positive', () => {
    expect([29, 30, 59, 60].map(moodOf)).toEqual(['negative', 'neutral', 'neutral', 'positive'])
    const worst = readSubmission(
      'I cried in the car again. My manager humiliates people in front of everybody.',
    )
    const best = readSubmission(
      'So proud of this team, everybody helped and we had a wonderful week. Thank you!',
    )
    expect(worst.sentiment).toBeLessThan(30)
    expect(best.sentiment).toBeGreaterThanOrEqual(60)
  })

  it('has a mood without being a submission', () => {
    expect(moodOf(sentimentOf('Thanks so much, this is great work!'))).toBe('positive')
    expect(moodOf(sentimentOf('Sorry, I am afraid this is wrong and really confusing.'))).toBe('negative')
    expect(moodOf(sentimentOf('The file is in the second folder.'))).toBe('neutral')
  })

  it('is about phrases where several words say it', () => {
    const { phrases } = readSubmission('The weekly expense report takes me two hours, every time.')
    expect(phrases[0]?.text).toBe('weekly expense report')
  })

  it('names nobody in its phrases and terms whom the company knows, or who has a title', () => {
    const { phrases, terms } = readSubmission(
      'Odalys Brandt and Mr Quent lose every invoice approval.',
      'en',
      ['Odalys Brandt'],
    )
    const said = [...phrases.map(({ text }) => text), ...terms.map(({ term }) => term)]
      .join(' ')
      .toLowerCase()
    expect(said).toContain('invoice approval')
    for (const name of ['odalys', 'brandt', 'quent']) expect(said).not.toContain(name)
  })

  it('is read up to a limit, and an empty one is read too', () => {
    const long = 'The delivery is late again. '.repeat(2_000)
    expect(readSubmission(long)).toEqual(readSubmission(long.slice(0, MOST_CHARACTERS)))
    expect(readSubmission('')).toMatchObject({ phrases: [], terms: [] })
  })
})
