// What an article rests on, written beside its text: a title and the words that say it, under the number in the text.
import { X } from 'lucide-react'
import { EvidenceMark } from '../../../../ui/evidence-mark.tsx'
import { Field } from '../../../../ui/field.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Input } from '../../../../ui/input.tsx'
import type { ArticleSource } from '../../contract.ts'

export interface SourcesFormProps {
  sources: readonly ArticleSource[]
  onChange: (sources: readonly ArticleSource[]) => void
  /** A source without a title cannot be saved. */
  isTried: boolean
}

export function SourcesForm({ sources, onChange, isTried }: SourcesFormProps) {
  if (sources.length === 0) return null
  const change = (number: number, part: Partial<ArticleSource>) =>
    onChange(sources.map((one) => (one.number === number ? { ...one, ...part } : one)))
  return (
    <section aria-labelledby="rests-on" className="[--ground:var(--canvas)]">
      <h2 id="rests-on" className="pb-1.5 text-13 font-semibold">
        Rests on
      </h2>
      <ol className="grid gap-x-8 gap-y-4 border-t border-line pt-3 lg:grid-cols-2">
        {sources.map(({ number, title, quote, url }) => (
          <li key={number} className="grid grid-cols-[18px_minmax(0,1fr)_auto] gap-x-2.5">
            <span className="pt-[31px] max-md:pt-[38px]">
              <EvidenceMark agent="faq" number={number} />
            </span>
            <div className="grid gap-2">
              <Field
                label={`Source ${number}`}
                error={isTried && title.trim() === '' ? 'Say what it is' : undefined}
              >
                <Input
                  value={title}
                  maxLength={300}
                  placeholder="Such as: Hygiene rules 2026.pdf, page 6"
                  onChange={(event) => change(number, { title: event.target.value })}
                />
              </Field>
              <Field label={`Words of source ${number}`} hideLabel>
                <Input
                  value={quote}
                  maxLength={1_000}
                  placeholder="The words in it that say so"
                  onChange={(event) => change(number, { quote: event.target.value })}
                />
              </Field>
              <Field label={`Address of source ${number}`} hideLabel>
                <Input
                  type="url"
                  value={url ?? ''}
                  maxLength={2_000}
                  placeholder="Its address, if it has one"
                  onChange={(event) => change(number, { url: event.target.value || null })}
                />
              </Field>
            </div>
            <IconButton
              label={`Take source ${number} off`}
              icon={<X aria-hidden />}
              className="mt-6"
              onClick={() => onChange(sources.filter((one) => one.number !== number))}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}
