import { Trans, useLingui } from '@lingui/react/macro'
import { Dialog } from '@/components/dialog/dialog'
import changelog from '../../../CHANGELOG.md?raw'
import { readChangelog } from './read-changelog'
import classes from './release-notes.module.css'

const RELEASES = readChangelog(changelog)

/** What is new in each version, newest first, in the person's language. */
export function ReleaseNotesDialog({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui()
  return (
    <Dialog onClose={onClose} title={<Trans>What is new</Trans>} size="lg" centered>
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
    </Dialog>
  )
}
