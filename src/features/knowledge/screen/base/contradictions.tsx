// Sentences of two articles that cannot both be true, beside each other, to be put right or said to be both true.

import { Link } from 'wouter'
import { Button } from '../../../../ui/button.tsx'
import { useRead } from '../../../../ui/use-read.ts'
import { type Contradiction, listContradictions } from '../../contradictions/contract.ts'
import { plainWords } from '../article/plain-words.ts'
import { articlePath } from '../knowledge-paths.ts'
import { useKnowledge } from '../use-knowledge.ts'
import { AsideSection } from './aside-section.tsx'
import { useBothTrue } from './use-both-true.ts'

const MOST_SHOWN = 3

const aboutWords = {
  number: 'Different numbers',
  date: 'Different days or times',
  yes_no: 'One says yes, one says no',
} as const

export function Contradictions() {
  const { data } = useRead(listContradictions, {}, { select: (answer) => answer.contradictions })
  const { data: held } = useKnowledge()
  if (data === undefined || data.length === 0) return null
  const total = Math.max(data.length, held?.contradictions ?? 0)
  return (
    <AsideSection title="Contradictions" count={total} anchor="contradictions">
      <ul>
        {data.slice(0, MOST_SHOWN).map((one) => (
          <li key={one.id} className="border-t border-line py-2.5">
            <Pair contradiction={one} />
          </li>
        ))}
      </ul>
      {total > MOST_SHOWN && (
        <p className="text-12 text-ink-2">{total - MOST_SHOWN} more appear once these are settled.</p>
      )}
    </AsideSection>
  )
}

function Pair({ contradiction: { id, about, sides } }: { contradiction: Contradiction }) {
  const { data: held } = useKnowledge()
  const dismiss = useBothTrue(id)
  return (
    <>
      <p className="flex items-center gap-2 text-12 text-ink-2">
        <span className="flex-1">{aboutWords[about]}</span>
        {held?.mayPublish && (
          <Button
            size="sm"
            variant="ghost"
            className="-mr-2"
            busy={dismiss.isPending}
            onClick={() => dismiss.mutate()}
          >
            Both are true
          </Button>
        )}
      </p>
      <ul className="grid gap-1.5">
        {sides.map(({ articleId, title, place, sentence }) => (
          <li key={`${articleId} ${sentence}`} className="text-13 leading-[19px]">
            <q className="wrap-text">{plainWords(sentence)}</q>
            <span className="block text-12 text-ink-2">
              <Link href={articlePath(articleId, sentence)} className="link wrap-text">
                {place === null ? title : `${title}, ${place}`}
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
