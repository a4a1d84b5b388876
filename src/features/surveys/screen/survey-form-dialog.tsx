// The window of a new survey, and of a draft that is changed: nothing of it is sent to anybody yet.
import { useQueryClient } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { type SubmitEvent, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { api } from '../../../ui/api.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { useAct } from '../../../ui/use-act.ts'
import {
  changeSurvey,
  createSurvey,
  LONGEST_QUESTION,
  LONGEST_TITLE,
  MOST_QUESTIONS,
  type NewQuestion,
  type Survey,
} from '../contract.ts'
import { refreshSurveys } from './refresh-surveys.ts'
import {
  addressesIn,
  bodyOf,
  faultsOf,
  formOf,
  isFaulty,
  newFields,
  type QuestionFields,
  type SurveyForm,
} from './survey-form.ts'

const kinds: readonly { value: NewQuestion['kind']; label: string }[] = [
  { value: 'scale', label: 'A scale' },
  { value: 'choice', label: 'One choice' },
  { value: 'text', label: 'Their own words' },
]

const errorOf = (error: string | undefined) => (error === undefined ? {} : { error })

export function SurveyFormDialog({ survey, onClose }: { survey: Survey | null; onClose: () => void }) {
  const [form, setForm] = useState<SurveyForm>(() => formOf(survey))
  const [tried, setTried] = useState(false)
  const [touched, setTouched] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const [, navigate] = useLocation()
  const queryClient = useQueryClient()
  const formId = useId()
  const save = useAct((body: ReturnType<typeof bodyOf>) => saved(survey, body), {
    failed: 'Failed to save the survey',
    done: (next: Survey) => {
      void refreshSurveys(queryClient)
      onClose()
      if (!survey) navigate(`/surveys/${next.id}`)
    },
  })
  const faults = faultsOf(form)
  const shown = tried ? faults : { questions: {} as Record<number, string> }
  const change = (part: Partial<SurveyForm>) => {
    setTouched(true)
    setForm({ ...form, ...part })
  }
  const changeQuestion = (key: number, part: Partial<QuestionFields>) =>
    change({ questions: form.questions.map((one) => (one.key === key ? { ...one, ...part } : one)) })
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (!isFaulty(faults) && !save.isPending) save.mutate(bodyOf(form))
  }
  return (
    <>
      <Dialog
        open
        // Cancel means it; Escape and a click beside the dialog may be an accident.
        onOpenChange={(open) => !open && (touched ? setLeaving(true) : onClose())}
        title={survey ? 'Edit survey' : 'New survey'}
        description="It is a draft until you send it out."
        footer={
          <DialogActions
            form={formId}
            label={survey ? 'Save' : 'Make draft'}
            busyLabel="Saving..."
            busy={save.isPending}
            onCancel={onClose}
          />
        }
      >
        <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
          <Field label="About" required {...errorOf('title' in shown ? shown.title : undefined)}>
            <Input
              autoFocus
              value={form.title}
              maxLength={LONGEST_TITLE}
              onChange={({ target }) => change({ title: target.value })}
            />
          </Field>
          {form.questions.map((question, at) => (
            <QuestionRow
              key={question.key}
              number={at + 1}
              question={question}
              error={shown.questions[question.key]}
              onChange={(part) => changeQuestion(question.key, part)}
              onRemove={() => change({ questions: form.questions.filter(({ key }) => key !== question.key) })}
            />
          ))}
          {form.questions.length < MOST_QUESTIONS && (
            <Button
              className="justify-self-start"
              icon={<Plus aria-hidden />}
              onClick={() => change({ questions: [...form.questions, newFields()] })}
            >
              Add question
            </Button>
          )}
          <Field
            label="People"
            hint="Mail addresses, one per line"
            {...errorOf('people' in shown ? shown.people : undefined)}
          >
            <Textarea
              rows={3}
              value={form.people}
              onChange={({ target }) => change({ people: target.value })}
            />
          </Field>
          <Checkbox
            label="Keep names with the answers"
            description="People are told so before they answer. Once the survey is sent out, this stays as it is."
            checked={form.isNamed}
            onCheckedChange={(isNamed) => change({ isNamed })}
          />
        </form>
      </Dialog>
      <ConfirmDialog
        open={leaving}
        onOpenChange={setLeaving}
        title="Discard your changes?"
        description="What you have typed here is not saved yet."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        onConfirm={onClose}
      />
    </>
  )
}

async function saved(survey: Survey | null, body: ReturnType<typeof bodyOf>): Promise<Survey> {
  if (!survey) return api(createSurvey, { body })
  const { title, questions, people, isNamed } = body
  const before = new Set(survey.people.map(({ email }) => email))
  const wanted = new Set(addressesIn(people.join('\n')))
  return api(changeSurvey, {
    params: { id: survey.id },
    body: {
      ...{ title, questions, isNamed },
      addPeople: people.filter((email) => !before.has(email)),
      removePeople: survey.people.filter(({ email }) => !wanted.has(email)).map(({ id }) => id),
    },
  })
}

function QuestionRow(props: {
  number: number
  question: QuestionFields
  error: string | undefined
  onChange: (part: Partial<QuestionFields>) => void
  onRemove: () => void
}) {
  const { number, question, error, onChange, onRemove } = props
  return (
    <fieldset className="grid gap-2 border-t border-line pt-3">
      <legend className="sr-only">{`Question ${number}`}</legend>
      <Field label={`Question ${number}`} required {...errorOf(error)}>
        <Input
          value={question.text}
          maxLength={LONGEST_QUESTION}
          onChange={({ target }) => onChange({ text: target.value })}
        />
      </Field>
      <div className="flex items-center gap-2">
        <Select
          aria-label={`Answer to question ${number}`}
          value={question.kind}
          options={kinds}
          onValueChange={(kind) => onChange({ kind })}
        />
        <IconButton label={`Remove question ${number}`} icon={<Trash2 aria-hidden />} onClick={onRemove} />
      </div>
      {question.kind === 'choice' && (
        <Field label="Options" hint="One a line">
          <Textarea
            rows={3}
            value={question.options}
            onChange={({ target }) => onChange({ options: target.value })}
          />
        </Field>
      )}
    </fieldset>
  )
}
