// What a file would become: its first tasks, and every line that is not as it should be, by its number.
import { Notice } from '../../../ui/notice.tsx'
import { Table, Td, Th } from '../../../ui/table.tsx'
import type { Fault, ImportPreview } from '../contract.ts'

export function PreviewTable({ preview, kind }: { preview: ImportPreview; kind: string }) {
  const { tasks, first, faults, unknownPeople, holds } = preview
  const leftOut = faults.filter(({ isLeftOut }) => isLeftOut).length
  return (
    <section aria-labelledby="preview" className="grid gap-3">
      <div>
        <h2 id="preview" className="text-14 font-semibold">
          Preview
        </h2>
        <p className="mt-0.5 text-13 text-ink-2" aria-live="polite">
          {holds ?? `${kind} with ${tasks} ${tasks === 1 ? 'task' : 'tasks'}`}
          {leftOut > 0 && `, ${leftOut} ${leftOut === 1 ? 'line is' : 'lines are'} left out`}
          {holds === null && '.'}
          {tasks > first.length && ` The first ${first.length}:`}
        </p>
      </div>
      {faults.length > 0 && <Faults faults={faults} />}
      {unknownPeople.length > 0 && (
        <Notice title="Not known here:">
          {unknownPeople.join(', ')}. Their names go into the descriptions; nobody is invited.
        </Notice>
      )}
      {first.length > 0 && (
        <Table
          caption="Tasks of the file"
          head={
            <tr>
              <Th>Task</Th>
              <Th>Status</Th>
              <Th>Priority</Th>
              <Th>Due</Th>
              <Th>Assignees</Th>
            </tr>
          }
        >
          {first.map((task, at) => (
            // biome-ignore lint: two tasks may be the same, and none changes its place
            <tr key={at}>
              <Td className="max-w-[24rem] min-w-[12rem] py-1.5 wrap-text">
                {task.title}
                <More checklist={task.checklist} comments={task.comments} />
              </Td>
              <Td>{task.status}</Td>
              <Td>{task.priority}</Td>
              <Td className="whitespace-nowrap tabular-nums">{task.dueDate ?? ''}</Td>
              <Td className="max-w-[14rem] wrap-text">{task.assignees.join(', ')}</Td>
            </tr>
          ))}
        </Table>
      )}
    </section>
  )
}

function More({ checklist, comments }: Pick<ImportPreview['first'][number], 'checklist' | 'comments'>) {
  const parts = [
    ...(checklist > 0 ? [`${checklist} ${checklist === 1 ? 'step' : 'steps'}`] : []),
    ...(comments > 0 ? [`${comments} ${comments === 1 ? 'comment' : 'comments'}`] : []),
  ]
  return parts.length === 0 ? null : <span className="block text-12 text-ink-2">{parts.join(', ')}</span>
}

function Faults({ faults }: { faults: readonly Fault[] }) {
  return (
    <ul
      aria-label="What is not as it should be"
      // It scrolls by keys, too.
      tabIndex={0}
      className="max-h-56 overflow-y-auto rounded-card bg-warning-tint px-3.5 py-2 text-13"
    >
      {faults.map(({ line, what, isLeftOut }, at) => (
        // biome-ignore lint: two lines may say the same, and none changes its place
        <li key={at} className="py-0.5 wrap-text">
          {line !== null && <strong className="font-550 tabular-nums">Line {line}: </strong>}
          {what} <span className="text-ink-2">{isLeftOut ? 'Left out.' : 'Kept in the description.'}</span>
        </li>
      ))}
    </ul>
  )
}
