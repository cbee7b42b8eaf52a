import { Trans, useLingui } from '@lingui/react/macro'
import { Modal } from '@mantine/core'
import { useFocusBack } from '@/components/use-focus-back'
import changelog from '../../../CHANGELOG.md?raw'
import { readChangelog } from './read-changelog'
import classes from './release-notes.module.css'

const RELEASES = readChangelog(changelog)

/** What is new in each version, newest first, in the person's language. */
export function ReleaseNotesDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui()
  useFocusBack()
  return (
    <Modal
      opened
      onClose={onClose}
      title={<Trans>What is new</Trans>}
      closeButtonProps={{ 'aria-label': t`Close` }}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      size="lg"
      centered
    >
      {RELEASES.map(({ day, notes, version }) => (
        <section key={version} className={classes.release}>
          <h3 className={classes.version}>
            <Trans>Version {version}</Trans> <time dateTime={day}>{day}</time>
          </h3>
          <ul className={classes.notes}>
            {notes[i18n.locale]?.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </section>
      ))}
    </Modal>
  )
}
