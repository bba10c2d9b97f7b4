// The addresses that the specification lists, written out by hand: taken from the generator, they would prove nothing.

/** Pages that are not course pages. */
export const pageAddresses = [
  '/',
  '/about',
  '/courses',
  '/contact',
  '/schedule',
  '/register',
  '/soft-skills',
  '/leadership',
  '/communication-skills',
  '/personal-development',
  '/custom-corporate',
  '/gallery',
] as const;

/** The last segments of the named course pages. */
export const courseSlugs = [
  'cad',
  'bim',
  'project-management',
  'project-risk-management',
  'agile-project-management',
  'project-scheduling',
  'project-stakeholder-management',
  'building-pmo',
  'project-management-fundamentals',
  'lean-six-sigma-yellow-belt',
  'six-sigma-green-belt',
  'six-sigma-black-belt',
  'manager-of-quality',
  'seven-qc-tools',
  'impactful-presentation',
  'effective-leadership',
  'team-management',
  'sales-customer-service',
  'train-the-trainer',
  'primavera-6',
  'advanced-ms-office-ai',
  'advanced-power-bi',
  'artificial-intelligence-fundamentals',
  'data-management',
  'machine-learning-for-business',
  'data-analytics-with-python',
  'business-intelligence-solutions',
  'power-bi',
  'ai-for-professionals',
  'business-communication',
  'impactful-presentation-communication',
  'team-building',
  'capm',
  'leed-green-associate',
  'forensic-delay-analysis',
  'cma-part-1-training',
] as const;

/** Old addresses with their targets. */
export const redirects = [
  ['/courses/10', '/courses/impactful-presentation-communication'],
  ['/courses/11', '/courses/business-communication'],
  ['/courses/1', '/courses/project-management'],
  ['/courses/2', '/courses/primavera-6'],
  ['/courses/6', '/courses/ai-for-professionals'],
  ['/courses/7', '/courses/power-bi'],
  ['/courses/33', '/courses/capm'],
] as const;

/** One address for each page design. */
export const templateAddresses = [
  '/',
  '/about',
  '/courses',
  '/courses/capm',
  '/courses/cad',
  '/courses/bim',
  '/courses/9',
  '/contact',
  '/schedule',
  '/register',
  '/custom-corporate',
  '/gallery',
  '/soft-skills',
  '/leadership',
  '/nothing',
] as const;
