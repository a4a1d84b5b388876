// What a receipt says of a draft: its questions, who is to be asked, and how it is sent out.
import type { MailContext } from '../../agent/agent.ts'
import { emptyOutcome, type Outcome } from '../../agent/outcome.ts'
import { dayOf } from '../../language/dates/iso-day.ts'
import { dateWords, momentWords } from '../../mail/words/days.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { questionsOf } from './question-store.ts'
import { OPEN_DAYS } from './survey-acts.ts'
import { questionSection } from './survey-layout.ts'
import type { SurveyServices } from './survey-services.ts'
import { earlierRounds, type SurveyRow } from './survey-store.ts'
import { surveySubject } from './survey-subject.ts'

/** A draft as it is now, and how it is sent out. */
export async function draftOutcome(
  { db, publicUrl }: SurveyServices,
  { mail }: MailContext,
  survey: SurveyRow,
  { isNew, isOwn }: { isNew: boolean; isOwn: boolean },
): Promise<Outcome> {
  const { survey: words } = wordsIn(mail.language)
  const questions = await questionsOf(db, [survey.id])
  const ends = survey.closesAt
    ? words.closes(momentWords(survey.closesAt, mail.zone, mail.language))
    : words.openDays(OPEN_DAYS)
  const again = (await earlierRounds(db, survey))
    .slice(-1)
    .flatMap(({ closedAt }) =>
      closedAt ? [words.roundOf(dateWords(dayOf({ at: closedAt, zone: mail.zone }), mail.language))] : [],
    )
  const made = {
    ...{ subject: surveySubject(survey.id), number: null, title: survey.title },
    meta: [
      words.draft,
      ...again,
      survey.isNamed ? words.withNames : words.withoutNames,
      ...(survey.personCount > 0 ? [words.askedOf(survey.personCount)] : []),
      ends,
    ],
    url: `${publicUrl}/surveys/${survey.id}`,
  }
  const open = survey.personCount > 0 ? [words.decide, words.changeIt] : [words.nobodyToAsk, words.changeIt]
  return {
    ...emptyOutcome(isNew ? words.made : words.changed),
    ...(isNew ? { made: [made] } : { changed: [surveySubject(survey.id)] }),
    sections: [
      questionSection(questions, mail.language),
      ...(isNew ? [] : [{ kind: 'button' as const, link: { text: words.seeSurvey, url: made.url } }]),
    ],
    notes: [...(isOwn ? [words.wrote] : []), ...open],
  }
}
