// A drawing of sun, sails and water for the opening of the home page: it loads at once and needs no picture.
import styles from './HeroArt.module.css';

/** A decorative drawing behind the words of the opening. */
export function HeroArt() {
  return (
    <svg className={styles.art} viewBox="0 0 720 640" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <circle className={styles.sun} cx="470" cy="236" r="148" />
      <path className={styles.farSail} d="M214 486C268 420 330 330 352 236c18 92 16 172-4 250Z" />
      <path className={styles.farSailShade} d="M352 236c18 92 16 172-4 250h42c6-92-6-176-38-250Z" />
      <path className={styles.sail} d="M330 506C430 420 540 262 566 84c34 150 28 300-12 422Z" />
      <path className={styles.sailShade} d="M566 84c34 150 28 300-12 422h72c8-150-8-292-60-422Z" />
      <path className={styles.mast} d="M566 84v436" />
      <path className={styles.hull} d="M296 524h398c-22 46-62 72-120 72H388c-46 0-76-24-92-72Z" />
      <path className={styles.stripe} d="M300 536h388" />
      <path className={styles.hull} d="M198 502h214l-16 22H218Z" />
      <path className={styles.waveFar} d="M0 560q60-26 120 0t120 0 120 0 120 0 120 0 120 0v80H0Z" />
      <path className={styles.waveNear} d="M0 596q60-22 120 0t120 0 120 0 120 0 120 0 120 0v44H0Z" />
    </svg>
  );
}
