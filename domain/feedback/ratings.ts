export const mostStars = 5

/** The office answers a rating of so many stars or fewer. */
export const mostBadStars = 2

export const isBadRating = (stars: number): boolean => stars <= mostBadStars
