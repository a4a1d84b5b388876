// Two articles contradict each other where the same is said of the same thing with another number, day, or yes and no.
import { expect, it } from 'vitest'
import { passagesOfArticle } from './article-passages.ts'
import { findContradictions } from './contradictions.ts'

const between = (one: string, other: string) =>
  findContradictions([
    passagesOfArticle({ title: 'One', body: one }),
    passagesOfArticle({ title: 'Other', body: other }),
  ])

it('FAQ-02: another number, date, or yes and no', () => {
  expect(between('A canoe costs €9 an hour.', 'A canoe costs €12 an hour.')).toEqual([
    {
      sources: [0, 1],
      sentences: ['A canoe costs €9 an hour.', 'A canoe costs €12 an hour.'],
      differ: 'number',
      values: ['€9', '€12'],
    },
  ])
  expect(between('The jetty closes on 3 May.', 'The jetty closes on 9 May.')[0]).toMatchObject({
    differ: 'date',
  })
  expect(between('Hunde sind im Boot erlaubt.', 'Hunde sind im Boot nicht erlaubt.')[0]).toMatchObject({
    differ: 'negation',
  })
})

it('the same, another thing, and what only adds something are none', () => {
  expect(between('A canoe costs €9 an hour.', 'A canoe costs 9 euros an hour.')).toEqual([])
  expect(between('A canoe costs €9 an hour.', 'A kayak costs €12 an hour.')).toEqual([])
  expect(between('Two thousand boats.', 'Boats are allowed on the lake in summer.')).toEqual([])
  expect(between('A canoe costs €1,000 in spring.', 'A canoe costs €1000 in spring.')).toEqual([])
})
