// Makes a project part of another one, and says before what that means for its people.

import type { Project } from '../../../projects/contract.ts'
import { countedWords } from '../../../projects/screen/project-words.ts'
import { ChooseProjectDialog } from './choose-project-dialog.tsx'
import { useMergeProject } from './use-project-acts.ts'

export function MergeProject({ project, onClose }: { project: Project; onClose: () => void }) {
  const merge = useMergeProject(project, onClose)
  const { name, participantCount } = project
  const people =
    participantCount > 1
      ? ` Its ${countedWords(participantCount, 'person', 'people')} will see everything there.`
      : ''
  return (
    <ChooseProjectDialog
      title="Merge into another project"
      description={`“${name}” goes with all its tasks, mails and comments, and answers to its mails land there too.${people}`}
      from={project.id}
      label="Merge"
      busyLabel="Merging..."
      busy={merge.isPending}
      onChoose={merge.mutate}
      onClose={onClose}
    />
  )
}
