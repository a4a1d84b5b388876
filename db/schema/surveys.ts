// Surveys: questions put to people, who was asked, and what was answered, which leads to nobody.
import { type AnyPgColumn, boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, updatedAt } from './columns.ts'
import { companyUnits } from './companies.ts'
import { askedPerson, inquiryCourse, inquirySource } from './inquiries.ts'
import { jsonb } from './json.ts'

/** What was counted of one question, for everybody or for one department. */
export interface StoredCounts {
  answers: number
  /** Of a choice by option, of a scale by step from 1; none of a free text. */
  counts: number[]
}

export interface StoredTopic {
  name: string
  /** Answers that raise it. */
  answers: number
  quotes: string[]
  /** Those of enough who raise it, and not nearly all of them; none in results of before they were kept. */
  departments?: { unitId: number; name: string; answers: number }[]
}

/** Made once, when the survey closes: figures of enough people each, and nothing else is ever shown. */
export interface StoredResult {
  questions: (StoredCounts & {
    questionId: number
    departments: (StoredCounts & { unitId: number; name: string })[]
    topics: StoredTopic[]
    /** Beside an earlier round the figures would tell what few people said. */
    isWithheld?: boolean
  })[]
}

// Written by surveys.
export const surveys = pgTable(
  'surveys',
  {
    id: id(),
    ...inquirySource(),
    ...inquiryCourse(),
    title: text('title').notNull(),
    /** Answers are kept with who gave them; settled once it is sent. */
    isNamed: boolean('is_named').notNull().default(false),
    /** The round before this one, whose questions it asks again. */
    previousId: integer('previous_id').references((): AnyPgColumn => surveys.id, { onDelete: 'set null' }),
    /** Of a draft the end that its author named; null for so many days after it is sent. */
    closesAt: moment('closes_at'),
    personCount: integer('person_count').notNull().default(0),
    answeredCount: integer('answered_count').notNull().default(0),
    /** Null until it is made, soon after the close. */
    result: jsonb('result').$type<StoredResult>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('surveys_owner').on(t.ownerId),
    index('surveys_company').on(t.companyId),
    index('surveys_thread').on(t.threadId),
    index('surveys_closing').on(t.status, t.closesAt),
    index('surveys_previous').on(t.previousId),
  ],
)

// Written by surveys.
export const surveyQuestions = pgTable(
  'survey_questions',
  {
    id: id(),
    surveyId: integer('survey_id')
      .notNull()
      .references(() => surveys.id, { onDelete: 'cascade' }),
    /** From 1, as its mails count them. */
    position: integer('position').notNull(),
    text: text('text').notNull(),
    kind: text('kind').$type<'choice' | 'scale' | 'text'>().notNull(),
    /** Of a choice. */
    options: jsonb('options').$type<string[]>().notNull().default([]),
    /** The last step of a scale, which begins at 1. */
    steps: integer('steps').notNull().default(5),
    /** The same question in the latest round before this one that asked it. */
    previousId: integer('previous_id').references((): AnyPgColumn => surveyQuestions.id, {
      onDelete: 'set null',
    }),
  },
  (t) => [
    index('survey_questions_survey').on(t.surveyId, t.position),
    index('survey_questions_previous').on(t.previousId),
  ],
)

// Written by surveys.
export const surveyPeople = pgTable(
  'survey_people',
  {
    id: id(),
    surveyId: integer('survey_id')
      .notNull()
      .references(() => surveys.id, { onDelete: 'cascade' }),
    ...askedPerson(),
    /** Of the company, where it is a company's survey. */
    isOutside: boolean('is_outside').notNull().default(false),
    /** The department that the answers count to, by the time it is sent: one of enough people, else none. */
    unitId: integer('unit_id').references(() => companyUnits.id, { onDelete: 'set null' }),
    /** All that is kept of a person's answering: nobody answers twice. */
    hasAnswered: boolean('has_answered').notNull().default(false),
    /** Positions of questions whose answer was not understood: these may still be answered until the close. */
    unread: jsonb('unread').$type<number[]>().notNull().default([]),
  },
  (t) => [unique().on(t.surveyId, t.email), index('survey_people_user').on(t.userId)],
)

/**
 * One a question and person, under a random key: it names no person, no moment and no mail, and nothing ties it to the
 * same person's other answers. At the close all are written anew in the order of their keys, so that their place among
 * the rows tells nothing either. A named survey alone keeps whose they are: the database refuses it of any other.
 */
// Written by surveys.
export const surveyAnswers = pgTable(
  'survey_answers',
  {
    key: text('key').primaryKey(),
    questionId: integer('question_id')
      .notNull()
      .references(() => surveyQuestions.id, { onDelete: 'cascade' }),
    unitId: integer('unit_id').references(() => companyUnits.id, { onDelete: 'set null' }),
    isOutside: boolean('is_outside').notNull(),
    /** Of a named survey; null once their account has ended. */
    personId: integer('person_id').references(() => surveyPeople.id, { onDelete: 'set null' }),
    /** The place of an option or a step, from 1; null for a free text. */
    choice: integer('choice'),
    text: text('text'),
  },
  (t) => [index('survey_answers_question').on(t.questionId), index('survey_answers_person').on(t.personId)],
)
