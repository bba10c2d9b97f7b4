import '../styles/index.css';
import '../entry-client.tsx';
