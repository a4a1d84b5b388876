// A titled part of a page whose content is read: it says that it is on its way, that it failed, or what came.
import type { ReactNode } from 'react'
import { Loaded, type ReadState } from './loaded.tsx'
import { Panel, type PanelProps } from './panel.tsx'
import { Loading, Skeleton } from './skeleton.tsx'

export interface LoadedPanelProps<Data> extends Omit<PanelProps, 'children'> {
  of: ReadState<Data>
  /** What it is called in "Loading …" and at the head of a failure, such as "your absence". */
  what: string
  children: (data: Data) => ReactNode
}

export function LoadedPanel<Data>({ of, what, children, ...panel }: LoadedPanelProps<Data>) {
  return (
    <Panel {...panel}>
      <Loaded
        of={of}
        failed={`${what[0]?.toUpperCase()}${what.slice(1)} could not be loaded`}
        waiting={
          <Loading label={`Loading ${what}`} className="grid gap-4">
            <Skeleton className="w-2/5" />
            <Skeleton className="w-3/5" />
          </Loading>
        }
      >
        {children}
      </Loaded>
    </Panel>
  )
}
