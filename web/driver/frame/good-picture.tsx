import './frame.css'

/** What a good looks like, where another one of the van is easily taken for it. */
export function GoodPicture({ picture }: { picture: string | null | undefined }) {
  if (!picture) return null
  return <img className="frame-good" src={picture} alt="" width={51} height={75} />
}
