// What an edited form changes in a poll that is there, and what takes that back.
import type { ApiInput } from '../../../../ui/api.ts'
import type { changePoll, Poll } from '../../contract.ts'
import {
  addressesOf,
  copyOf,
  fieldMoment,
  isFixedKind,
  optionsIn,
  type PollForm,
  quorumOf,
} from './poll-form.ts'

export type PollChange = NonNullable<ApiInput<typeof changePoll>['body']>

/** The poll as it stands, with room for what joins it. */
export function formOf(poll: Poll): PollForm {
  return { ...copyOf(poll), lines: '', times: [], voters: '', closesAt: fieldMoment(poll.closesAt) }
}

/** What is other than when the form was opened: what somebody else changed meanwhile stays. */
export function changeOf(form: PollForm, base: Poll): PollChange {
  const before = formOf(base)
  const question = form.question.trim()
  const description = form.description.trim()
  const added = optionsIn(form)
  const isOtherKind = form.kind !== base.kind
  const kept = base.options.filter(({ id }) => !form.goneOptions.includes(id))
  const options: PollChange =
    isOtherKind && !isFixedKind(form.kind)
      ? { options: [...(isFixedKind(base.kind) ? [] : kept.map(sameOption)), ...added] }
      : {
          ...(added.length > 0 ? { addOptions: added } : {}),
          ...(form.goneOptions.length > 0 ? { removeOptions: [...form.goneOptions] } : {}),
        }
  const addresses = addressesOf(form.voters)
  return {
    ...(question === base.question ? {} : { question }),
    ...(description === (base.description ?? '') ? {} : { description }),
    ...(isOtherKind ? { kind: form.kind } : {}),
    ...options,
    ...(addresses.length > 0 ? { addVoters: addresses } : {}),
    ...(form.goneVoters.length > 0 ? { removeVoters: [...form.goneVoters] } : {}),
    ...(form.closesAt === before.closesAt ? {} : { closesAt: new Date(form.closesAt).toISOString() }),
    ...(form.rule === base.rule ? {} : { rule: form.rule }),
    ...(quorumOf(form) === base.quorum ? {} : { quorum: quorumOf(form) }),
    ...(form.isAnonymous === base.isAnonymous ? {} : { isAnonymous: form.isAnonymous }),
    ...(form.hidesResults === base.hidesResults ? {} : { hidesResults: form.hidesResults }),
  }
}

const sameOption = ({ label, startsAt, endsAt, day }: Poll['options'][number]) => ({
  ...{ label, startsAt, endsAt, day },
})

/** Takes the change back; null where it stays, since people were told that the vote is anonymous. */
export function undoOf(change: PollChange, base: Poll, after: Poll): PollChange | null {
  if (change.isAnonymous === true && after.status === 'open') return null
  const terms = ['question', 'kind', 'closesAt', 'rule', 'quorum', 'isAnonymous', 'hidesResults'] as const
  const back: PollChange = Object.fromEntries(
    terms.filter((term) => change[term] !== undefined).map((term) => [term, base[term]]),
  )
  const isNew = (before: readonly { id: number }[]) => (one: { id: number }) =>
    !before.some(({ id }) => id === one.id)
  const added = after.options.filter(isNew(base.options)).map(({ id }) => id)
  const gone = base.options.filter(isNew(after.options))
  const newVoters = after.voters.filter(isNew(base.voters)).map(({ id }) => id)
  const goneVoters = base.voters.filter(isNew(after.voters)).map(({ email }) => email)
  return {
    ...back,
    ...(change.description === undefined ? {} : { description: base.description }),
    ...(gone.length > 0 && base.status === 'draft'
      ? { options: isFixedKind(base.kind) ? [] : base.options.map(sameOption) }
      : {
          ...(added.length > 0 && !(change.kind && isFixedKind(base.kind)) ? { removeOptions: added } : {}),
          ...(gone.length > 0 && !isFixedKind(base.kind) ? { addOptions: gone.map(sameOption) } : {}),
        }),
    ...(newVoters.length > 0 ? { removeVoters: newVoters } : {}),
    ...(goneVoters.length > 0 ? { addVoters: goneVoters } : {}),
  }
}
