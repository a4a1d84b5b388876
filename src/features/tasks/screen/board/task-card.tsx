// One task on the board, to be opened, edited and carried.
import { GripVertical, Pencil } from 'lucide-react'
import { memo } from 'react'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { Task } from '../../contract.ts'
import { CardFace, type CardFaceProps } from './card-face.tsx'
import type { useCarry } from './drag.tsx'

export type TaskCardProps = Omit<CardFaceProps, 'onOpen' | 'acts'> & {
  onEdit?: (task: Task) => void
  handle?: ReturnType<typeof useCarry>['handle']
}

export const TaskCard = memo(function TaskCard({ onEdit, handle, ...face }: TaskCardProps) {
  const { task } = face
  return (
    <CardFace
      {...face}
      onOpen={() => onEdit?.(task)}
      acts={<CardActs task={task} onEdit={onEdit} handle={handle} />}
    />
  )
})

function CardActs({ task, onEdit, handle }: Pick<TaskCardProps, 'task' | 'onEdit' | 'handle'>) {
  return (
    <div className="relative z-1 -mt-0.5 -mr-[5px] flex opacity-75 group-hover:opacity-100 focus-within:opacity-100">
      <IconButton
        quiet
        size="sm"
        tooltip={false}
        label={`Edit ${task.title}`}
        icon={<Pencil aria-hidden />}
        onClick={() => onEdit?.(task)}
      />
      <IconButton
        {...handle}
        quiet
        size="sm"
        tooltip={false}
        label={`Move ${task.title}`}
        icon={<GripVertical aria-hidden />}
        className="cursor-grab touch-none md:w-[18px]!"
      />
    </div>
  )
}
