// What the assistant can be asked, for who has not asked anything yet.
import { Button } from '../../../ui/button.tsx'

const examples = ['What is overdue?', 'What should I do first?', 'Who is overloaded?'] as const

export function Examples({ busy, onChoose }: { busy: boolean; onChoose: (text: string) => void }) {
  return (
    <div className="mb-2.5">
      <p className="mb-1.5 text-12 text-ink-2">Filters and sorts, moves and adds tasks, and answers:</p>
      <ul className="flex flex-wrap gap-1.5">
        {examples.map((text) => (
          <li key={text}>
            <Button size="sm" disabled={busy} onClick={() => onChoose(text)}>
              {text}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
