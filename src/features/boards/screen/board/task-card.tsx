// One task on the board, to be opened, edited and carried.
import { GripVertical, Pencil } from 'lucide-react'
import { memo } from 'react'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { Task } from '../../../tasks/contract.ts'
import { ChooseBox } from '../bulk/choose-box.tsx'
import type { Choose } from '../bulk/use-selection.ts'
import { CardFace, type CardFaceProps } from './card-face.tsx'
import type { useCarry } from './drag.tsx'

export type TaskCardProps = Omit<CardFaceProps, 'onOpen' | 'acts'> & {
  onEdit?: (task: Task) => void
  handle?: ReturnType<typeof useCarry>['handle']
  /** Chosen for a change of several. */
  chosen?: boolean
  /** Without it the card cannot be chosen. */
  onChoose?: Choose
}

export const TaskCard = memo(function TaskCard({
  onEdit,
  handle,
  chosen = false,
  onChoose,
  ...face
}: TaskCardProps) {
  const { task } = face
  return (
    <CardFace
      {...face}
      chosen={chosen}
      onOpen={() => onEdit?.(task)}
      acts={<CardActs task={task} onEdit={onEdit} handle={handle} chosen={chosen} onChoose={onChoose} />}
    />
  )
})

/* With a mouse it waits until one is at the card, and takes no room of the title; a chosen one always shows. */
const shyBox =
  'pointer-fine:absolute! pointer-fine:right-full pointer-fine:bg-surface pointer-fine:[&:not(:focus-visible,[data-state=checked],.group:hover_*)]:opacity-0'

type CardActsProps = Pick<TaskCardProps, 'task' | 'onEdit' | 'handle' | 'onChoose'> & { chosen: boolean }

function CardActs({ task, onEdit, handle, chosen, onChoose }: CardActsProps) {
  return (
    <div className="relative z-1 -mt-0.5 -mr-[5px] flex opacity-75 group-hover:opacity-100 focus-within:opacity-100">
      {onChoose && <ChooseBox task={task} checked={chosen} onChoose={onChoose} className={shyBox} />}
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
