import { navigators } from '../../../domain/dispatch/door-links.ts'
import { frameWords } from '../../words/driver/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { ToggleButton } from './big-button.tsx'
import { Choices } from './choices.tsx'
import { changeLook, useLook } from './look.ts'
import './frame.css'

/** How the phone looks and is held, and which app shows the way. */
export function LookChoices() {
  const words = useWords(frameWords)
  const { isSun, isLeftHanded, navigator } = useLook()
  return (
    <details className="frame-look">
      <summary>{words.look}</summary>
      <ToggleButton isPressed={isSun} onClick={() => changeLook({ isSun: !isSun })}>
        {words.sun}
      </ToggleButton>
      <ToggleButton
        isPressed={isLeftHanded}
        onClick={() => changeLook({ isLeftHanded: !isLeftHanded })}
      >
        {words.leftHanded}
      </ToggleButton>
      <Choices
        legend={words.way}
        values={navigators}
        labels={words.navigators}
        chosen={navigator}
        onChoose={(chosen) => changeLook({ navigator: chosen })}
      />
    </details>
  )
}
