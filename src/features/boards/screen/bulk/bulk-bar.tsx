// What can be done with the chosen tasks, in a bar over the foot of the page.
import { lazyComponent } from '../../../../ui/lazy.tsx'
import type { BulkActsProps } from './bulk-acts.tsx'
import { countedTasks } from './bulk-words.ts'

const BulkActs = lazyComponent(async () => (await import('./bulk-acts.tsx')).BulkActs)

/** Says how many are chosen, and shows nothing while none is. */
export function BulkBar(props: BulkActsProps) {
  const count = props.tasks.length
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 ? `${countedTasks(count)} selected` : ''}
      </p>
      {count > 0 && <BulkActs {...props} />}
    </>
  )
}
