// In which language our mails come, or in that of the person's own mails.

import { languageCodes, languageFrom, languageNames } from '../../../mail/words/contract.ts'
import { fieldFailure } from '../../../ui/failure-toast.ts'
import { Field } from '../../../ui/field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Select } from '../../../ui/select.tsx'
import type { User } from '../contract.ts'
import { useSetLanguage } from './use-profile.ts'

const AS_MAILS = 'mails'

const options = [
  { value: AS_MAILS, label: 'The language of my mails' },
  ...languageCodes.map((code) => ({ value: code, label: languageNames[code] })),
]

export function MailLanguage({ user }: { user: User }) {
  const save = useSetLanguage()
  const chosen = save.isPending ? save.variables : user.language
  return (
    <Panel title="Language">
      <Field
        label="Mails to me are written in"
        className="max-w-[340px]"
        hint="Receipts, reminders, digests, invitations and polls. Pages are in English for now."
        error={fieldFailure(save.error)}
      >
        <Select
          value={chosen ?? AS_MAILS}
          onValueChange={(value) => save.mutate(languageFrom(value))}
          options={options}
        />
      </Field>
    </Panel>
  )
}
