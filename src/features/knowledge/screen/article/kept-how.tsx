// How an article is kept: who owns it, when its owner is asked again, and whether it answers people from outside.
import { useState } from 'react'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { useNow } from '../../../../ui/now.ts'
import { Select } from '../../../../ui/select.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import type { Article } from '../../contract.ts'
import { dayOnWire } from '../knowledge-words.ts'
import { useKnowledge } from '../use-knowledge.ts'
import { SideSection } from './side-section.tsx'
import { useArticleActs } from './use-article-acts.ts'

export function KeptHow({ article }: { article: Article }) {
  const { data: held } = useKnowledge()
  const { set } = useArticleActs(article)
  const people = held?.people ?? []
  return (
    <SideSection title="Kept by">
      <div className="grid gap-3 border-t border-line pt-3">
        {people.length > 1 && (
          <Field label="Owner">
            <Select
              value={article.owner === null ? undefined : String(article.owner.id)}
              onValueChange={(id) => set.mutate({ ownerId: Number(id) })}
              options={people.map(({ id, name }) => ({ value: String(id), label: name }))}
              disabled={set.isPending}
            />
          </Field>
        )}
        <AskAgain
          key={article.verifyBy}
          day={article.verifyBy}
          onChange={(verifyBy) => set.mutate({ verifyBy })}
        />
        <Switch
          checked={article.isPublic}
          onCheckedChange={(isPublic) => set.mutate({ isPublic })}
          label="Public"
          description="Also answers people from outside."
          disabled={set.isPending}
        />
      </div>
    </SideSection>
  )
}

interface AskAgainProps {
  day: string | null
  onChange: (day: string | null) => void
}

/** Saved when the field is left, since each part of a day that is typed makes another one. */
function AskAgain({ day, onChange }: AskAgainProps) {
  const today = dayOnWire(useNow())
  const [typed, setTyped] = useState(day ?? '')
  return (
    <Field label="Ask again on">
      <Input
        type="date"
        min={today}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => {
          const next = typed === '' ? null : typed
          if (next !== day) onChange(next)
        }}
      />
    </Field>
  )
}
